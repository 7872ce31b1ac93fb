/** A top-level category with its leaves. */
export interface Branch {
  key: string
  name: string
  link: string
  description: string
  leaves: readonly (readonly [key: string, name: string, link: string, description: string])[]
}
