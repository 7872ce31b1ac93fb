import { useSearchParams } from 'react-router'
import { toldOf } from '~/features/stock-alerts/told'
import { StockAlertForm } from '~/features/stock-alerts/ui/stock-alert-form'
import { useShell } from '~/shell/use-shell'

/** The stock alert of a sold-out variant. Its code comes only with a page that shows it. */
export function AskForStock({ variantId }: { variantId: number }) {
  const [search] = useSearchParams()
  const isGuest = !useShell()?.account
  return <StockAlertForm variantId={variantId} isGuest={isGuest} told={toldOf(search)} key={variantId} />
}
