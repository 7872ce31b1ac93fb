import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** The sink's treatment of the next email. dropped: accepted, but the connection ends before the answer. */
export type Behaviour = 'accept' | 'busy' | 'dropped'

/** A mail server that keeps what it receives; it speaks the part of SMTP that a client needs (RFC 5321). */
export async function openSmtpSink(port = 0) {
  const emails: string[] = []
  const recipients: string[] = []
  const behaviours: Behaviour[] = []
  const refusals = new Map<string, string>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket))
    converse(socket)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    emails,
    recipients,
    /** One entry per coming email; the default is to accept it. */
    behaviours,
    /** Answers to receivers that the server refuses, by address: `550 5.1.1 no such user`. */
    refusals,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }

  function converse(socket: Socket): void {
    let buffer = ''
    let inEmail = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 sink ESMTP')
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8')
      for (
        let end = buffer.indexOf(inEmail ? '\r\n.\r\n' : '\r\n');
        end >= 0;
        end = buffer.indexOf(inEmail ? '\r\n.\r\n' : '\r\n')
      ) {
        const part = buffer.slice(0, end)
        buffer = buffer.slice(end + (inEmail ? 5 : 2))
        if (inEmail) take(part)
        else answer(part)
      }
    })

    function answer(command: string): void {
      const verb = command.slice(0, 4).toUpperCase()
      if (verb === 'EHLO') say('250-sink\r\n250 8BITMIME')
      else if (verb === 'RCPT') receive(command.replace(/^RCPT TO:/i, ''))
      else if (verb === 'DATA') {
        inEmail = true
        say('354 go on')
      } else if (verb === 'QUIT') {
        say('221 bye')
        socket.end()
      } else say('250 ok')
    }

    function receive(recipient: string): void {
      say(refusals.get(recipient.slice(1, -1)) ?? `250 ${recipients.push(recipient)}`)
    }

    function take(message: string): void {
      inEmail = false
      const behaviour = behaviours.shift() ?? 'accept'
      if (behaviour === 'busy') {
        say('451 try again later')
        return
      }
      emails.push(message.replace(/^\.\./gm, '.'))
      if (behaviour === 'dropped') socket.destroy()
      else say('250 taken')
    }
  }
}
