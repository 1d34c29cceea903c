import type { Config } from '../config.ts'
import type { MessagesDeps } from './deps.ts'
import { createOutboxPort } from './outbox-port.ts'
import { createSmtpPort } from './smtp-port.ts'

/** Mail goes out by SMTP where it is configured; whatever has no gateway stays in the outbox. */
export function choosePorts({
  SMTP_URL,
  MAIL_FROM,
}: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): MessagesDeps['ports'] {
  const outbox = createOutboxPort()
  const email = SMTP_URL === '' ? outbox : createSmtpPort({ url: SMTP_URL, from: MAIL_FROM })
  return { sms: outbox, email, push: outbox }
}
