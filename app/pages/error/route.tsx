import { data } from 'react-router'

/** The error page on request: the error boundary renders it with status 500. */
export function loader() {
  throw data(null, 500)
}

export default function ErrorPage() {
  return null
}
