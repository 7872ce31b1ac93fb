import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { netgsm } from '../sms/netgsm.server'

/** A message that the server took. */
export type TakenSms = {
  no: string
  msg: string
  encoding: string | undefined
  iysfilter: string
  jobid: string
}

/**
 * A server that speaks Netgsm's REST v2 as its facts describe it: it sends, and reports deliveries by `jobids`. `refuse` names the
 * code that answers a number instead; `end` sets the delivery code of a number.
 */
export async function openNetgsm() {
  const taken: TakenSms[] = []
  const codes = new Map<string, string>()
  const ends = new Map<string, number>()
  const asked: string[][] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await read(request)) as Record<string, unknown>
    const answer = request.url?.endsWith('/report') ? report(body) : send(body)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    taken,
    asked,
    refuse: (no: string, code: string) => void codes.set(no, code),
    end: (no: string, status: number) => void ends.set(no, status),
    sms: netgsm({ url, user: '8501234567', password: 'p4ss', header: 'VITRIN' }, 2_000),
    close: () => (server.closeAllConnections(), server.close()),
  }

  function send(body: Record<string, unknown>) {
    const [{ msg, no }] = body['messages'] as [{ msg: string; no: string }]
    const code = codes.get(no) ?? '00'
    if (code !== '00') return { code, description: 'refused' }
    const jobid = `177${String(taken.length + 1).padStart(10, '0')}`
    taken.push({
      no,
      msg,
      encoding: body['encoding'] as string | undefined,
      iysfilter: String(body['iysfilter']),
      jobid,
    })
    return { code, jobid, description: 'queued' }
  }

  function report(body: Record<string, unknown>) {
    const jobids = body['jobids'] as string[]
    asked.push(jobids)
    const jobs = taken
      .filter(({ jobid }) => jobids.includes(jobid))
      .map(({ jobid, no }) => ({ jobid, number: `90${no}`, status: ends.get(no) ?? 0 }))
    return jobs.length > 0 ? { code: '00', jobs } : { code: '60', description: 'none' }
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
