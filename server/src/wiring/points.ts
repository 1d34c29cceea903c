import { deriveKey } from '../platform/secret.ts'
import { createSecretBox } from '../platform/secret-box.ts'
import { createPoints, giveDemoPoints, pointsRules, seedDemoMall } from '../rooms/points/points.ts'
import { servePoints } from '../rooms/points/routes.ts'
import type { House } from './house.ts'

/** Opens the room in the house: its document, its ears, its calls, and the mall of the demo. */
export async function wire({ platform, foundation, money }: House): Promise<void> {
  const { db, http, config, secret } = platform
  const { system, identity, ledger, demoPlayers } = foundation
  const settings = await system.documents.open(pointsRules)
  const box = createSecretBox(deriveKey(secret, 'point mall'))
  const markKey = deriveKey(secret, 'marks of codes')
  const { paymentPasswords, members, standings } = identity
  const points = createPoints({
    ...platform,
    ledger,
    wallet: money.wallet,
    standings,
    paymentPasswords,
    audit: system.audit,
    approvals: system.approvals,
    hands: system.hands,
    box,
    markKey,
    settings: settings.live,
    listVersions: settings.listVersions,
    publish: platform.sockets.publish,
  })
  servePoints({
    http,
    db,
    points,
    settings: settings.live,
    wallet: money.wallet,
    members,
    paymentPasswords,
    isMallOn: () => system.isModuleOn('POINTMALL'),
  })
  if (config.production) return
  const currency = foundation.settings.currency()
  await seedDemoMall({ ...platform, box, markKey, currency })
  await giveDemoPoints({ db, ledger }, demoPlayers)
}
