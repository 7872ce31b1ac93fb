import { watchOrders } from '~/features/orders/orders.server'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'

/** ms: a stream ends after ten minutes, so that the browser opens it anew with its session; a sign of life each 20 s. */
const [longest, sign] = [600_000, 20_000]
/** Most open streams of a process; a browser without one loads its page each minute. */
const most = 500

let open = 0

/** Server-sent events: `changed` soon after orders were placed or have changed. Other requests get an empty text. */
export function loader(args: Route.LoaderArgs) {
  const { db, accepting } = staffVisit(args)
  const wants = (args.request.headers.get('accept') ?? '').includes('text/event-stream')
  if (!wants || open >= most) return new Response('', { headers: { 'content-type': 'text/plain' } })
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    // A proxy sends each event at once.
    'x-accel-buffering': 'no',
  }
  let end = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      open += 1
      const send = (text: string) => controller.enqueue(new TextEncoder().encode(text))
      const stopWatching = watchOrders(db, () => send('event: changed\ndata: orders\n\n'))
      const life = setInterval(() => (accepting() ? send(': \n\n') : close()), sign)
      const limit = setTimeout(() => close(), longest)
      end = () => {
        end = () => {}
        open -= 1
        stopWatching()
        clearInterval(life)
        clearTimeout(limit)
      }
      const close = () => {
        end()
        controller.close()
      }
      args.request.signal.addEventListener('abort', () => end())
      send('retry: 5000\n\n')
    },
    cancel: () => end(),
  })
  return new Response(stream, { headers })
}
