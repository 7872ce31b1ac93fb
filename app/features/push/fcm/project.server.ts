/** The project at Firebase Cloud Messaging. `vapidKey`: the public key of its web push certificate. */
export type FcmProject = {
  projectId: string
  apiKey: string
  appId: string
  vapidKey: string
  clientEmail: string
  privateKey: string
}

/** Addresses of Google's services; tests give their own. */
export type FcmAddresses = { fcm: string; installations: string; registrations: string; oauth: string }
