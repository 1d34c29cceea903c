import { HomeLink } from '../../shared/home-link.tsx'
import { useText } from '@baize/texts/use-text'
import { useSystem } from '../../shared/system.ts'

export function Wordmark() {
  const t = useText()
  const { name } = useSystem().info.brand
  return (
    <HomeLink
      aria-label={t('shell.brandHome', { brand: name })}
      className="inline-flex items-baseline rounded-ctl font-mark text-h3 max-[359px]:text-h4 font-extrabold tracking-tight text-text md:text-[28px]"
    >
      {name}
      <span aria-hidden="true" className="ms-px size-2 rounded-full bg-metal" />
    </HomeLink>
  )
}
