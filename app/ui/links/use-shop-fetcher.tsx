import { type FetcherFormProps, type FetcherSubmitFunction, useFetcher } from 'react-router'

type Fetcher<T> = {
  Form: (props: FetcherFormProps) => React.ReactNode
  submit: FetcherSubmitFunction
  state: 'idle' | 'loading' | 'submitting'
  data: T | undefined
  /** The submission in progress. */
  formData: FormData | undefined
}

/**
 * `useFetcher` for forms that a page shows many times. On the server, where nobody presses a button, it leaves out the
 * router's preparation and writes the form as the router would.
 */
export const useShopFetcher: <T>(key: string) => Fetcher<T> = import.meta.env.SSR
  ? useSentFetcher
  : useRouterFetcher

function useRouterFetcher<T>(key: string): Fetcher<T> {
  return useFetcher({ key }) as Fetcher<T>
}

function useSentFetcher<T>(): Fetcher<T> {
  return { Form: SentForm, submit: async () => {}, state: 'idle', data: undefined, formData: undefined }
}

function SentForm({ method, action, className, children }: FetcherFormProps) {
  return (
    <form className={className} data-discover="true" action={action} method={method}>
      {children}
    </form>
  )
}
