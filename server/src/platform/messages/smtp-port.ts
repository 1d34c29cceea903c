import { createTransport } from 'nodemailer'
import type { Delivery, MailPort } from './port.ts'

type SmtpError = { readonly code?: string; readonly responseCode?: number }

/** Mail over SMTP. A refusal of the envelope or the message is final; anything else may pass. */
export function createSmtpPort({ url, from }: { url: string; from: string }): MailPort {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // Failures reach whoever sends; without a listener those of idle connections would end the process.
  transport.on('error', () => {})

  return {
    name: 'smtp',
    async deliver({ id, to, subject, text }): Promise<Delivery> {
      try {
        await transport.sendMail({
          from,
          // As an object it is one address, whatever commas are in it.
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${domainOf(from)}>`,
        })
        return { outcome: 'delivered' }
      } catch (error) {
        const { code, responseCode = 0 } = error as SmtpError
        const isFinal = code === 'EENVELOPE' || code === 'EMESSAGE'
        if (isFinal && responseCode >= 500) {
          return { outcome: 'failed', failure: `smtp-${responseCode}` }
        }
        if (isFinal && responseCode === 0) return { outcome: 'failed', failure: 'invalid-address' }
        throw error
      }
    },
    async close() {
      transport.close()
    },
  }
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
}
