/** A project at Firebase whose accounts are the shop's. */
export type FirebaseProject = {
  projectId: string
  /** Names the project in calls for a user. No secret: it opens nothing that an account's password does not. */
  apiKey: string
  access:
    | { by: 'service account'; clientEmail: string; privateKey: string }
    /** `host:port` of an Auth emulator: knows no secrets, signs nothing. A demo only. */
    | { by: 'emulator'; host: string }
}

/** Where the services of Google are that we ask. */
export type Addresses = { identityToolkit: string; secureToken: string; oauth: string; keys: string }

export function addressesOf({ access }: FirebaseProject): Addresses {
  const at = (host: string) =>
    access.by === 'emulator' ? `http://${access.host}/${host}` : `https://${host}`
  return {
    identityToolkit: at('identitytoolkit.googleapis.com/v1'),
    secureToken: at('securetoken.googleapis.com/v1'),
    oauth: 'https://oauth2.googleapis.com/token',
    keys: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  }
}
