import { listWinners } from '@baize/contract/wagers/winners'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Winners } from './winners.ts'

const usualLimit = 20

export function serveWinners(http: Http, winners: Winners): void {
  serve(http, listWinners, async ({ gameCategory = '', limitNum, language }, call) => {
    const list = await winners.list({
      category: gameCategory || 'ALL',
      limit: limitNum ?? usualLimit,
      language: language ?? call.language,
    })
    return ok({ list })
  })
}
