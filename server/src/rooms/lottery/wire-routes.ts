import type { LotteryMenu } from '@baize/contract/catalogue/catalogue'
import { vietnamAccountType } from '@baize/contract/lottery/lottery-names'
import * as calls from '@baize/contract/lottery/lottery-wire'
import type { OpenedNumero } from '@baize/contract/lottery/lottery-wire'
import type { Language } from '@baize/kernel/language'
import { ok, refuse } from '@baize/kernel/result'
import { serve } from '../../platform/http/serve.ts'
import type { MemberId } from '../wallet/wallet.ts'
import { stateAt } from './issues/issue.ts'
import type { Issue, LotteryShown } from './lottery.ts'
import type { NameOf, RouteDeps, Standing } from './naming.ts'
import { symbolsOf } from './shape.ts'

const usualPage = 20
const mostRecent = 20
const vietnam = 'TCG_LOTTO_VN'

type Deps = RouteDeps & {
  readonly nameOf: NameOf
  readonly standing: () => Promise<Standing>
}

/** The calls of the product's wire: menus, what was played last, and the numbers that were opened. */
export function serveLotteryWire({ http, lottery, catalogue, nameOf, standing }: Deps): void {
  const { clock } = lottery

  const menusOf = (vendor: string | undefined, language: Language): LotteryMenu[] =>
    catalogue.listMenus(vendor, language)

  serve(http, calls.listVietnamMenus, async (asked, call) => {
    const [{ issues }, at] = await Promise.all([standing(), clock()])
    const current = (id: string) =>
      issues.find(
        (issue) => issue.lottery === id && issue.opensAt <= at && stateAt(issue, at) === 'open',
      )
    const gameMenus = menusOf(vietnam, asked.language ?? call.language).map((menu) => {
      const issue = current(menu.gameCode)
      return {
        ...menu,
        accountTypeName: vietnamAccountType,
        numero: issue?.number ?? '',
        closesAt: issue?.closesAt.toISOString() ?? null,
      } as const
    })
    return ok({ gameMenus })
  })

  serve(http, calls.listRecentLotteries, async (asked, call) => {
    const codes = await lottery.listRecent((call.actor?.id ?? '') as MemberId, mostRecent)
    const vendor = asked.lottoArea === undefined ? undefined : vietnam
    const menus = menusOf(vendor, asked.language ?? call.language)
    const gameMenus = codes.flatMap((code) => menus.filter(({ gameCode }) => gameCode === code))
    return ok({ gameMenus: gameMenus.slice(0, mostRecent) })
  })

  const open = (one: LotteryShown, issue: Issue, language: Language): OpenedNumero => ({
    gameCode: one.id,
    gameName: nameOf(one, language).title,
    numero: issue.number,
    winningNumbers: symbolsOf(issue.draw),
    openedAt: (issue.drawnAt ?? issue.drawsAt).toISOString(),
  })
  const isOpened = ({ draw }: Issue) => draw !== ''

  serve(http, calls.listOpenedOfGame, async (asked, call) => {
    const { gameCode, limit = usualPage, language = call.language } = asked
    const found = await lottery.find(gameCode)
    if (found === undefined) return refuse('not_found')
    const past = await lottery.listPast(gameCode, { limit })
    return ok({ numeros: past.filter(isOpened).map((issue) => open(found, issue, language)) })
  })

  serve(http, calls.listOpenedNumeros, async (asked, call) => {
    const { gameCode, language = call.language } = asked
    const { lotteries, issues } = await standing()
    const wanted = lotteries.filter(({ id }) => gameCode === undefined || id === gameCode)
    if (gameCode !== undefined && wanted.length === 0) return refuse('not_found')
    const opened = issues.filter(isOpened)
    const numeros = wanted.flatMap((one) =>
      opened.filter(({ lottery: of }) => of === one.id).map((issue) => open(one, issue, language)),
    )
    return ok({ numeros })
  })
}
