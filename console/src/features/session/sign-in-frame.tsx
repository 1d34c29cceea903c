import { Link2, MessageSquareText, UsersRound, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { languages } from '@baize/kernel/language'
import { guilloche } from '@baize/ui/look/guilloche.ts'
import { chooseLanguage } from '@baize/texts/choose-language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { bootBrand } from '../../shared/boot.ts'

/** The form at the start, and beside it on a wide screen what this house promises about its log. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const t = useText()
  const { name } = bootBrand()
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,11fr)]">
      <main
        id="main"
        tabIndex={-1}
        className="flex flex-col border-line bg-s1 px-5 py-6 outline-none sm:px-10 lg:border-e"
      >
        <p className="mx-auto flex w-full max-w-96 items-baseline gap-3">
          <span className="font-display text-h2 font-extrabold tracking-tight">
            {name}
            <span aria-hidden="true" className="ms-px inline-block size-2 rounded-full bg-metal" />
          </span>
          <span className="text-text-3">{t('ops.operations')}</span>
        </p>
        <div className="mx-auto my-auto w-full max-w-96 py-10">{children}</div>
        <LanguageLine />
      </main>
      <Plate />
    </div>
  )
}

function LanguageLine() {
  const t = useText()
  const language = useLanguage()
  return (
    <label className="mx-auto flex w-full max-w-96 items-center gap-2 text-meta text-text-3">
      {t('ops.language')}
      <select
        value={language}
        onChange={(event) => void chooseLanguage(event.target.value as typeof language)}
        className="min-h-9 rounded-ctl bg-transparent px-1 text-text-2 pointer-coarse:min-h-11"
      >
        {languages.map(({ wire, name }) => (
          <option key={wire} value={wire}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

const waves = guilloche(960, 320, 15)

/** The cloth of the table with an engraved band: printed matter, the same in both themes. */
function Plate() {
  const t = useText()
  return (
    <aside className="relative hidden overflow-clip bg-felt text-on-felt lg:block">
      <div
        aria-hidden="true"
        className="absolute inset-10 overflow-clip rounded-card border border-metal/70"
      >
        <svg
          viewBox="0 0 960 320"
          preserveAspectRatio="none"
          className="absolute inset-x-0 bottom-0 h-2/5 w-full text-metal"
        >
          <g fill="none" stroke="currentColor" strokeOpacity=".38">
            {waves.map((wave) => (
              <path key={wave} d={wave} vectorEffect="non-scaling-stroke" />
            ))}
          </g>
        </svg>
      </div>
      <div className="relative flex h-full flex-col gap-10 px-24 pt-28 pb-20">
        <h2 className="max-w-xl text-h1">{t('ops.plateTitle')}</h2>
        <ul className="flex max-w-lg flex-col gap-6">
          <Point icon={MessageSquareText} title={t('ops.plateReason')}>
            {t('ops.plateReasonText')}
          </Point>
          <Point icon={Link2} title={t('ops.plateChain')}>
            {t('ops.plateChainText')}
          </Point>
          <Point icon={UsersRound} title={t('ops.plateSecond')}>
            {t('ops.plateSecondText')}
          </Point>
        </ul>
      </div>
    </aside>
  )
}

type PointProps = { icon: LucideIcon; title: string; children: ReactNode }

function Point({ icon: Icon, title, children }: PointProps) {
  return (
    <li className="flex gap-4">
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 text-metal" />
      <div>
        <p className="text-body font-semibold">{title}</p>
        <p className="text-on-felt/90">{children}</p>
      </div>
    </li>
  )
}
