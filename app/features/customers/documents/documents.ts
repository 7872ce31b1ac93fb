export type DocumentKind = 'tax_plate' | 'signature_circular' | 'other'

/** Largest file taken in, in bytes. */
export const maxDocumentBytes = 5 * 1024 * 1024

/** What `<input type="file">` offers first; the server looks at the content alone. */
export const documentTypes = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png'

/** A file of an application as its owner and the staff see it. */
export type PartnerDocument = {
  id: string
  kind: DocumentKind
  name: string
  size: number
  createdAt: Date
}

export const documentPath = (id: string) => `/belge/${id}`
