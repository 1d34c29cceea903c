import type { TicketCampaign } from '@baize/contract/promotions/tickets'
import { useText } from '@baize/texts/use-text'
import type { Sums } from '../../shared/sums.ts'
import { oneIn, type Band } from './bands.ts'
import { shadeOf } from './shades.ts'

type PrizeTableProps = {
  readonly campaign: TicketCampaign
  readonly bands: readonly Band[]
  readonly sums: Sums
}

/** What is left, how likely each is now, and the same drawn to scale. */
export function PrizeTable({ campaign, bands, sums }: PrizeTableProps) {
  const t = useText()
  const { left: all } = campaign
  const number = new Intl.NumberFormat(sums.tag)
  const percent = new Intl.NumberFormat(sums.tag, { style: 'percent', maximumSignificantDigits: 3 })
  const nameOf = ({ from, to }: Band) =>
    to === 0n
      ? t('tickets.noPrize')
      : from === to
        ? sums.full(to)
        : t('tickets.band', { from: sums.bare(from), to: sums.bare(to) })
  return (
    <div className="grid gap-2">
      <p className="text-meta text-text-2">{t('tickets.deck')}</p>
      <div
        aria-hidden="true"
        className="flex h-3 overflow-clip rounded-chip border border-line-strong"
      >
        {bands.map((band, place) => (
          <span
            key={place}
            style={{ flexGrow: band.left, background: shadeOf(place, band.to === 0n) }}
          />
        ))}
      </div>
      <table className="w-full text-body-s">
        <thead className="text-meta text-text-3">
          <tr className="border-b border-line">
            <th scope="col" className="py-1.5 text-start font-normal">
              {t('tickets.prize')}
            </th>
            <th scope="col" className="py-1.5 text-end font-normal">
              {t('tickets.left')}
            </th>
            <th scope="col" className="py-1.5 text-end font-normal">
              {t('tickets.chance')}
            </th>
            <th scope="col" className="py-1.5 text-end font-normal max-sm:hidden">
              {t('tickets.share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band, place) => (
            <tr key={place} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 text-start font-semibold">
                <span className="inline-flex items-center gap-2">
                  <span
                    aria-hidden="true"
                    className="size-4 flex-none rounded-chip border border-line-strong"
                    style={{ background: shadeOf(place, band.to === 0n) }}
                  />
                  {nameOf(band)}
                </span>
              </th>
              <td className="figures py-1.5 ps-2 text-end">
                {t('tickets.of', {
                  left: number.format(band.left),
                  count: number.format(band.count),
                })}
              </td>
              <td className="figures py-1.5 ps-2 text-end">
                {band.left === 0
                  ? '–'
                  : t('tickets.oneIn', { count: number.format(oneIn(band.left, all)) })}
              </td>
              <td className="figures py-1.5 ps-2 text-end max-sm:hidden">
                {band.left === 0 ? '–' : percent.format(band.left / all)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
