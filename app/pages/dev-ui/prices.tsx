import { Badge, Pill } from '~/ui/badge'
import { Price } from '~/ui/price'
import { text } from './text'

const tones = ['open', 'wait', 'done', 'ended'] as const
const signs = ['document', 'clock', 'truck', 'x'] as const

export function Prices() {
  return (
    <div className="grid gap-8">
      <div className="grid grid-cols-2 gap-6 lg:grid-cols-5">
        <Price unit={28_990} kdvIncluded />
        <Price unit={23_192} before={28_990} kdvIncluded />
        <Price unit={2_415} pack={{ size: 12, price: 28_980 }} kdvIncluded={false} />
        <Price unit={123_450} from size="large" />
        <Price unit={null} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Badge tone="brand">{text.isNew}</Badge>
        <Badge tone="sale">{text.reduced}</Badge>
        <Badge tone="tan" icon="package">
          {text.pack}
        </Badge>
        <Badge tone="ok">{text.inStock}</Badge>
        <Badge tone="warn">{text.little}</Badge>
        <Badge>{text.soldOut}</Badge>
      </div>
      <div className="flex flex-wrap gap-2">
        {tones.map((tone, index) => (
          <Pill key={tone} tone={tone} icon={signs[index]}>
            {text.statuses[index]}
          </Pill>
        ))}
      </div>
    </div>
  )
}
