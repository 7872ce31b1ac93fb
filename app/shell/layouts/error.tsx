import { LinkButton } from '~/ui/button'
import { BackButton } from '../moving/back-button'
import { contentId } from '../skip-link'
import { text } from '../text'

/** The page of a failure; it uses no data, since loading may be what failed. `code` helps to find the log entry. */
export function ErrorLayout({ code }: { code?: string }) {
  return (
    <main id={contentId} tabIndex={-1} className="error-page">
      <div className="page">
        <hr className="stitch" />
        <h1>{text.errorTitle}</h1>
        <p>{text.errorWhy}</p>
        {code && <p className="error-code">{text.errorCode(code)}</p>}
        <p className="actions">
          <LinkButton look="primary" icon="home" to="/" reloadDocument ahead={false}>
            {text.goHome}
          </LinkButton>
          <BackButton steps={2} to="/">
            {text.backTwo}
          </BackButton>
        </p>
        <hr className="stitch" />
      </div>
    </main>
  )
}
