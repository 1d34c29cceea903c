import { useEffect, useState } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { systemRandomBytes } from '@baize/kernel/random'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useSystem } from '../../shared/system.ts'
import { nextValue, nextWaitMs, resumeValue } from './jackpot.ts'

const storageKey = 'jackpot'

/** An ornament with its honest label. It moves slowly, stands still for reduced motion, and is not read out. */
export function JackpotCounter() {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { jackpotCounter } = useSystem().info.brand
  const [value, setValue] = useState(() =>
    resumeValue(localStorage.getItem(storageKey), systemRandomBytes),
  )

  useEffect(() => {
    localStorage.setItem(storageKey, String(value))
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const timer = setTimeout(
      () => setValue(nextValue(value, systemRandomBytes)),
      nextWaitMs(systemRandomBytes),
    )
    return () => clearTimeout(timer)
  }, [value])

  if (!jackpotCounter) return null
  return (
    <section className="flex min-h-11 min-w-0 flex-wrap items-center justify-between gap-x-3 rounded-ctl border border-line bg-s1 px-[14px] py-1">
      <span aria-hidden="true" className="text-lead font-bold">
        {value.toLocaleString(tag)}
      </span>
      <span className="ms-auto max-w-28 text-end text-caption text-text-3">
        {t('shell.displayCounter')}
      </span>
    </section>
  )
}
