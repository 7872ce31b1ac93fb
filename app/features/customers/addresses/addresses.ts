/** Where somebody lives or receives parcels. `neighbourhood` is the mahalle; phone is E.164. */
export type PostalAddress = {
  firstName: string
  lastName: string
  phone: string
  cityId: number
  city: string
  districtId: number
  district: string
  neighbourhood: string
  street: string
  postalCode: string
  title: string
}

/** Whom an invoice is written to. A person may leave the TCKN out; a company is known by its VKN (or a sole trader's TCKN). */
export type Invoice =
  | { kind: 'bireysel'; tckn: string | null }
  | { kind: 'kurumsal'; unvan: string; vergiDairesi: string; vkn: string }

/** An address a business partner keeps, with the invoice that goes with it. */
export type SavedAddress = PostalAddress & {
  id: number
  businessPartnerId: number
  invoice: Invoice
  isDefault: boolean
  /** Of the last order that went there; null: none did. */
  usedAt: Date | null
}

/** Addresses that one business partner can keep. */
export const maxAddresses = 50

export type FieldError = { path: string; code: string; message: string }

export type AddressOutcome =
  | { status: 'saved'; address: SavedAddress }
  | { status: 'invalid'; errors: FieldError[] }
  | { status: 'full'; limit: number }
  | { status: 'not_found' }

/** `choose_default`: it is the one used unless another is chosen, so another has to take its place first. */
export type DeleteOutcome = { status: 'deleted' | 'choose_default' | 'not_found' }
