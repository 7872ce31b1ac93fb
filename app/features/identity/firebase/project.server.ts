/** The Firebase project that holds the shop's accounts. */
export type FirebaseProject = {
  projectId: string
  /** Identifies the project in calls for a user. No secret: it permits nothing that an account's password does not. */
  apiKey: string
  access:
    | { by: 'service account'; clientEmail: string; privateKey: string }
    /** `host:port` of an Auth emulator, without secrets and signatures. For a demo only. */
    | { by: 'emulator'; host: string }
}

/** Addresses of Google's services. */
export type Addresses = { identityToolkit: string; secureToken: string; oauth: string; keys: string }

/** The addresses of the Firebase services, or of the emulator. */
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
