/** An email about an account. `id` identifies the email; its link's token is made when it is sent, never queued. */
export type AccountMail = { kind: 'verify' | 'known' | 'reset' | 'changed'; email: string; id: string }

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'send-account-mail': AccountMail
    'forget-at-provider': { uid: string }
  }
}
