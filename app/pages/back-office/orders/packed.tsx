import { labelFormats } from '~/pdf/labels/label'
import { Notice } from '~/ui/messages/notice'
import { text } from './text'

/** The packed orders, with their papers: one click for the slips and one for the labels of all. */
export function Packed({ codes }: { codes: readonly string[] }) {
  const query = new URLSearchParams(codes.map((code) => ['kod', code]))
  return (
    <Notice kind="success">
      <p>
        {text.packed(codes.length)} {text.packedNext}
      </p>
      <p className="flex flex-wrap gap-x-4">
        <a className="link" href={`/yonetim/siparisler/fisler?${query}`} target="_blank" rel="noreferrer">
          {text.printSlips}
        </a>
        {labelFormats.map((format) => (
          <a
            key={format}
            className="link"
            href={`/yonetim/siparisler/etiketler?${query}&bicim=${format}`}
            download
          >
            {text.labels[format]}
          </a>
        ))}
      </p>
    </Notice>
  )
}
