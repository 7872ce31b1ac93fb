import { type FetcherFormProps, useFetcher } from 'react-router'

type Fetcher<T> = {
  Form: (props: FetcherFormProps) => React.ReactNode
  state: 'idle' | 'loading' | 'submitting'
  data: T | undefined
  /** What is under way. */
  formData: FormData | undefined
}

/**
 * `useFetcher` for forms that stand on a page many times. On the server nobody presses a button: what the router
 * prepares for that is left out, and the form is written as the router would write it.
 */
export const useShopFetcher: <T>(key: string) => Fetcher<T> = import.meta.env.SSR
  ? useSentFetcher
  : useRouterFetcher

function useRouterFetcher<T>(key: string): Fetcher<T> {
  return useFetcher({ key }) as Fetcher<T>
}

function useSentFetcher<T>(): Fetcher<T> {
  return { Form: SentForm, state: 'idle', data: undefined, formData: undefined }
}

function SentForm({ method, action, className, children }: FetcherFormProps) {
  return (
    <form className={className} data-discover="true" action={action} method={method}>
      {children}
    </form>
  )
}
