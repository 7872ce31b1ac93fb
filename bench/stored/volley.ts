import { connect } from 'node:net'

type Asked = { path: string; headers: Record<string, string>; status: 200 | 304 }

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * Answers a second that a server gives to so many connections. Reads only the head of an answer and counts the bytes of its body:
 * the parser of autocannon takes as much of a core as a server that sends stored bytes, and hid a third of the bare server's pace.
 * Throws for another status, and for an answer without Content-Length.
 */
export async function volley(
  port: number,
  { path, headers, status }: Asked,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const request = Buffer.from([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  const from = performance.now()
  const until = from + seconds * 1_000
  const lanes = Array.from({ length: connections }, () => askAgain(port, request, status, until))
  const answered = (await Promise.all(lanes)).reduce((sum, count) => sum + count)
  return answered / ((performance.now() - from) / 1_000)
}

/** Asks over one connection until a moment. Returns the number of answers. */
function askAgain(port: number, request: Buffer, status: number, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answered = 0
    // The part of a head that has come, and the bytes of the body that have not.
    let head: Buffer | null = null
    let left = 0
    const next = () => {
      answered++
      if (performance.now() < until) return void socket.write(request)
      socket.destroy()
      resolve(answered)
    }
    socket.setNoDelay()
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('The server closed a connection')))
    socket.on('data', (chunk: Buffer) => {
      if (left > 0) left -= chunk.length
      else {
        head = head ? Buffer.concat([head, chunk]) : chunk
        const end = head.indexOf(endOfHead)
        if (end < 0) return
        const length = bodyLength(head.toString('latin1', 0, end), status)
        if (length === null) return void socket.destroy(new Error(head.toString('latin1', 0, 200)))
        left = length - (head.length - end - endOfHead.length)
        head = null
      }
      if (left === 0) next()
    })
    socket.write(request)
  })
}

/** The length of the body that follows a head; null for another status and for a length that is not told. */
export function bodyLength(head: string, status: number): number | null {
  if (!head.startsWith(`HTTP/1.1 ${status} `)) return null
  if (status === 304) return 0
  const told = /\r\ncontent-length: *(\d+)/i.exec(head)
  return told ? Number(told[1]) : null
}
