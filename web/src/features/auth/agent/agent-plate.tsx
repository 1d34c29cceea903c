import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'

const cards = [
  { code: 'tiger', place: '-translate-x-[90%] top-5 -rotate-[13deg]' },
  { code: 'lantern', place: '-translate-x-1/2 top-0' },
  { code: 'gem', place: '-translate-x-[10%] top-5 rotate-[13deg]' },
]

/** The felt beside the agents' form. */
export function AgentPlate() {
  const t = useText()
  return (
    <div className="relative flex min-h-full flex-col justify-center overflow-hidden bg-felt p-16 text-on-felt xl:p-24">
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-[repeating-conic-gradient(at_50%_110%,rgb(248_243_230/0.05)_0_7.5deg,transparent_7.5deg_15deg)]"
      />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-6 rounded-card xl:inset-10 border-2 border-metal"
      />
      <p className="relative max-w-[14em] font-display text-[clamp(28px,3vw,40px)] leading-[1.1] font-(--display-weight) text-balance">
        {t('identity.agentPlate')}
      </p>
      <div aria-hidden="true" className="relative mt-14 h-72 w-full max-w-140">
        {cards.map(({ code, place }) => (
          <img
            key={code}
            src={`/art/v1/baize/${code}.svg?n=${code}`}
            alt=""
            width={300}
            height={400}
            className={cx('absolute left-1/2 w-44 rounded-[11px]', place)}
          />
        ))}
      </div>
    </div>
  )
}
