import { useEffect, useState } from 'react'

/**
 * A private document in sight of the staff who decide about it: a picture, or a PDF in the viewer of browsers that have one. The
 * server sends the file as an attachment, so the page fetches a PDF and frames its bytes. Nothing is shown without scripts or
 * without a viewer; the link beside it downloads the file.
 */
export function Paper({ path, name, mediaType }: { path: string; name: string; mediaType: string }) {
  if (mediaType.startsWith('image/'))
    return <img className="office-paper" src={path} alt={name} loading="lazy" decoding="async" />
  return mediaType === 'application/pdf' ? <FramedPdf path={path} name={name} /> : null
}

function FramedPdf({ path, name }: { path: string; name: string }) {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    if (!navigator.pdfViewerEnabled) return
    const stop = new AbortController()
    let made: string | null = null
    const show = async () => {
      const response = await fetch(path, { signal: stop.signal })
      if (!response.ok) return
      const bytes = await response.arrayBuffer()
      if (stop.signal.aborted) return
      made = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
      setShown(made)
    }
    // The link to the file stays when it cannot be read here.
    show().catch(() => undefined)
    return () => {
      stop.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [path])
  if (!shown) return null
  return (
    // A sandbox turns the viewer off. The type of the bytes is the page's word, so they are a PDF or nothing.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe className="office-paper" title={name} src={`${shown}#toolbar=0&navpanes=0&view=FitH`} />
  )
}
