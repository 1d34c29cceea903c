import { listPopular } from '@baize/contract/catalogue/catalogue'
import {
  testLaunches,
  testVendors,
  type LaunchTest,
} from '@baize/contract/catalogue/catalogue-desk'
import { clearRecent, listRecent } from '@baize/contract/catalogue/favourites'
import * as contract from '@baize/contract/play/launch'
import { ok, refuse } from '@baize/kernel/result'
import type { Database } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/call.ts'
import type { Http } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Log } from '../../platform/log.ts'
import type { Actor } from '../../platform/sessions.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Members } from '../identity/identity.ts'
import type { Audit, LooseningDeps } from '../system/system.ts'
import { createClosures, createProtocolDesk, createRecords } from './desk/desk.ts'
import { serveProtocolDesk } from './desk/routes.ts'
import { serveProvider } from './http/provider-routes.ts'
import type { ProviderKit } from './kit.ts'
import type { Play } from './play.ts'
import type { Protocol } from './protocol/protocol.ts'

const usualPopular = 12
const mostRecent = 50

export function servePlay(http: Http, play: Play): void {
  serve(http, contract.launchGame, async ({ nodeId, vassalage = '', gameType, ...input }, call) => {
    const wanted = nodeId === undefined ? { vendor: vassalage, category: gameType } : { nodeId }
    return await play.launch({ wanted, player: playerOf(call), ...howOf(input, call) })
  })
  serve(http, contract.launchLottery, async (input, call) => {
    const { gameCode, lottoArea, prizeMode, view } = input
    const wanted = { lottery: { gameCode, lottoArea, prizeMode, view } }
    return await play.launch({ wanted, player: playerOf(call), ...howOf(input, call) })
  })
  serve(http, contract.launchDemo, async ({ nodeId, ...input }, call) =>
    play.launchDemo({ wanted: { nodeId }, ...howOf(input, call) }),
  )

  serve(http, listRecent, async ({ language, limit = mostRecent }, call) =>
    ok({ list: await play.listRecent(actorOf(call).id, language ?? call.language, limit) }),
  )
  serve(http, clearRecent, async (_, call) =>
    ok({ cleared: await play.clearRecent(actorOf(call).id) }),
  )
  serve(http, listPopular, async ({ gameType = '', limit = usualPopular, language }, call) => {
    const wanted = { gameType: gameType || 'ALL', limit, language: language ?? call.language }
    return ok({ list: await play.listPopular(wanted) })
  })
  serve(http, contract.countPlaying, async () => ok(await play.countPlaying()))

  serve(http, testLaunches, async ({ nodeIds }) => {
    const items: LaunchTest[] = []
    for (const nodeId of nodeIds) {
      const tested = await play.testLaunch(nodeId)
      if (!tested.ok) return refuse('not_found')
      items.push(tested.value)
    }
    return ok({ items })
  })
  serve(http, testVendors, async () => ok({ items: await play.testVendors() }))
}

type ProtocolRoutesDeps = LooseningDeps & {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly audit: Pick<Audit, 'open' | 'list'>
  readonly catalogue: Catalogue
  readonly members: Pick<Members, 'list' | 'findByAccount'>
  readonly protocol: Protocol
  /** Absent in production. */
  readonly kit?: ProviderKit | undefined
}

/** The protocol over HTTP, and what operators do about those who speak it. */
export function serveProtocol(http: Http, deps: ProtocolRoutesDeps): void {
  serveProvider({ ...deps, ...deps.protocol, http })
  serveProtocolDesk(http, {
    desk: createProtocolDesk({ ...deps, ...deps.protocol }),
    closures: createClosures(deps),
    records: createRecords(deps),
  })
}

type How = {
  readonly language?: Call['language']
  readonly device?: string
  readonly backUrl?: string
}

function howOf({ language, device = '', backUrl = '' }: How, call: Call) {
  return { language: language ?? call.language, device, backUrl }
}

function playerOf(call: Call) {
  const { id, sessionId } = actorOf(call)
  return { member: id, sessionId }
}

function actorOf({ actor }: Call): Actor {
  if (!actor) throw new Error('A call of a member was let through without a session.')
  return actor
}
