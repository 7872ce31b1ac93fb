/** A delivery address. `neighbourhood` is the mahalle; phone is E.164. */
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

/** The addressee of an invoice. A person may omit the TCKN; a company has a VKN (a sole trader a TCKN). */
export type Invoice =
  | { kind: 'bireysel'; tckn: string | null }
  | { kind: 'kurumsal'; unvan: string; vergiDairesi: string; vkn: string }

/** An address saved by a business partner, with its invoice data. */
export type SavedAddress = PostalAddress & {
  id: number
  businessPartnerId: number
  invoice: Invoice
  isDefault: boolean
  /** Time of the last order to it; null when there was none. */
  usedAt: Date | null
}

/** Most addresses of one business partner. */
export const maxAddresses = 50

export type FieldError = { path: string; code: string; message: string }

export type AddressOutcome =
  | { status: 'saved'; address: SavedAddress }
  | { status: 'invalid'; errors: FieldError[] }
  | { status: 'full'; limit: number }
  | { status: 'not_found' }

/** `choose_default`: the address is the default, so another one must become it first. */
export type DeleteOutcome = { status: 'deleted' | 'choose_default' | 'not_found' }
