import { type Failure, failuresOf, ofNoCall } from '~/http/calls/failures.server'
import { text as apiText } from '~/http/calls/api.text'
import { type JsonSchema, type OpenApiDocument, operationId } from '~/http/calls/openapi.server'
import type { ApiRoute } from '~/http/calls/route.server'
import { Call, nameOf, type Operation } from './call'
import { guide } from './guide'
import { Failures, Fields, Told } from './pieces'
import { answerFieldsOf } from './schema'
import { text } from './text'

type Props = {
  routes: readonly ApiRoute[]
  document: OpenApiDocument
  stylesheet: string
  fonts: readonly string[]
}

/** The whole page: the rules of every call, the calls by group, the codes, and the shared schemas. */
export function ApiDocsPage({ routes, document, stylesheet, fonts }: Props) {
  const groups = [...Map.groupBy(routes, ({ tag }) => tag)].map(([tag, calls], i) => ({
    tag,
    calls,
    id: `grup-${i + 1}`,
  }))
  const parts = Object.entries(document.components.schemas)
  return (
    <html lang="tr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{text.title}</title>
        <meta name="description" content={text.description} />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <a className="skip" href="#icerik">
          {text.skip}
        </a>
        <Top />
        <div className="page frame">
          <details className="contents" data-for="narrow">
            <summary>{text.contents}</summary>
            <Contents groups={groups} />
          </details>
          <div className="contents" data-for="wide">
            <Contents groups={groups} />
          </div>
          <main id="icerik" tabIndex={-1}>
            <h1>{text.title}</h1>
            <p className="lead">{text.lead}</p>
            <Guide />
            {groups.map(({ tag, calls, id }) => (
              <section key={tag} id={id} aria-labelledby={`${id}-ad`}>
                <Head id={`${id}-ad`} title={tag} />
                <p>{apiText.tags[tag]}</p>
                {calls.map((route) => (
                  <Call
                    key={operationId(route)}
                    route={route}
                    operation={document.paths[`/api${route.path}`]![route.method] as Operation}
                  />
                ))}
              </section>
            ))}
            <Codes routes={routes} />
            <Parts parts={parts} />
          </main>
        </div>
      </body>
    </html>
  )
}

function Top() {
  return (
    <header className="top">
      <div className="page">
        <a className="mark" href="#icerik">
          Vitrin <small>{text.product}</small>
        </a>
        <nav aria-label={text.pageLinks}>
          <a href="/api/openapi.json">{text.document}</a>
          <a href="/">{text.toShop}</a>
        </nav>
      </div>
    </header>
  )
}

function Contents({ groups }: { groups: { tag: string; calls: ApiRoute[]; id: string }[] }) {
  return (
    <nav aria-label={text.contents}>
      <ul>
        <li>
          <a href="#baslarken">{text.guide}</a>
        </li>
        {groups.map(({ tag, calls, id }) => (
          <li key={tag}>
            <a href={`#${id}`}>{tag}</a>
            <ul>
              {calls.map((route) => (
                <li key={nameOf(route)}>
                  <a href={`#${operationId(route)}`}>
                    <code>
                      {route.method.toUpperCase()} {route.path}
                    </code>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li>
          <a href="#kodlar">{text.codes}</a>
        </li>
        <li>
          <a href="#parcalar">{text.parts}</a>
        </li>
      </ul>
    </nav>
  )
}

function Guide() {
  return (
    <section id="baslarken" aria-labelledby="baslarken-ad">
      <Head id="baslarken-ad" title={text.guide} />
      <div className="guide">
        {guide.map(({ title, paragraphs, points = [], code }) => (
          <div key={title}>
            <h3>{title}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Told>{paragraph}</Told>
              </p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {code && <pre>{code}</pre>}
          </div>
        ))}
      </div>
    </section>
  )
}

function Codes({ routes }: { routes: readonly ApiRoute[] }) {
  const all = [...routes.flatMap((route) => failuresOf(route)), ...ofNoCall]
  // Several features may describe the same code for their calls. The page shows all descriptions.
  const once = new Map(
    all.map((failure): [string, Failure] => [`${failure.code} ${failure.meaning}`, failure]),
  )
  const sorted = [...once.values()].toSorted(
    (a, b) => a.status - b.status || a.code.localeCompare(b.code, 'en'),
  )
  return (
    <section id="kodlar" aria-labelledby="kodlar-ad">
      <Head id="kodlar-ad" title={text.codes} />
      <p>
        <Told>{text.codesLead}</Told>
      </p>
      <Failures failures={sorted} />
    </section>
  )
}

function Parts({ parts }: { parts: [string, JsonSchema][] }) {
  return (
    <section id="parcalar" aria-labelledby="parcalar-ad">
      <Head id="parcalar-ad" title={text.parts} />
      {parts.map(([name, part]) => (
        <article key={name} className="call" id={name} aria-labelledby={`${name}-ad`}>
          <h3 id={`${name}-ad`}>{name}</h3>
          <p>{String(part.description ?? '')}</p>
          <Fields title={text.answerFields} fields={answerFieldsOf(part)} />
        </article>
      ))}
    </section>
  )
}

function Head({ id, title }: { id: string; title: string }) {
  return (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      <hr className="stitch" />
    </div>
  )
}
