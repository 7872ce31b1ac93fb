export type DocumentKind = 'tax_plate' | 'signature_circular' | 'other'

/** Largest accepted file in bytes. */
export const maxDocumentBytes = 5 * 1024 * 1024

/** The `accept` attribute of the file field; the server checks the content. */
export const documentTypes = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png'

/** A file of an application as its owner and staff see it. */
export type PartnerDocument = {
  id: string
  kind: DocumentKind
  name: string
  mediaType: string
  size: number
  createdAt: Date
}

/** The address that shows a document to its owner and to staff. */
export const documentPath = (id: string) => `/belge/${id}`
