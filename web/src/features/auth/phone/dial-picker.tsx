import { Check, ChevronDown, Search } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { useCountryName, useSorted, type Country } from './countries.ts'
import { findCountries } from './find-countries.ts'

type Props = {
  readonly countries: readonly Country[]
  readonly code: string
  readonly onPick: (code: string) => void
  /** Several countries share a code; this is the one that was meant. */
  readonly picked?: string
}

/** The dialling code in front of a number: a button, and a list below it that can be searched. */
export function DialPicker({ countries, code, onPick, picked = '' }: Props) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState(picked)
  const button = useRef<HTMLButtonElement>(null)
  const frame = useRef<HTMLSpanElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <span
      ref={frame}
      onBlur={({ relatedTarget }) => {
        if (!frame.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        type="button"
        ref={button}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-label={t('identity.dialingCode', { code: `+${code}` })}
        onClick={() => setOpen(!open)}
        className="-ms-3 flex h-11 items-center gap-1 rounded-s-ctl border-e border-line ps-3 pe-2.5 font-medium text-text"
      >
        +{code}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {open && (
        <CountryList
          countries={countries}
          chosen={countries.find(
            (one) => one.countryCode === chosen && one.countryDialingCode === code,
          )}
          onClose={close}
          onPick={(country) => {
            setChosen(country.countryCode)
            onPick(country.countryDialingCode)
            close()
          }}
        />
      )}
    </span>
  )
}

type ListProps = {
  readonly countries: readonly Country[]
  readonly chosen: Country | undefined
  readonly onPick: (country: Country) => void
  readonly onClose: () => void
}

function CountryList({ countries, chosen, onPick, onClose }: ListProps) {
  const t = useText()
  const nameOf = useCountryName()
  const id = useId()
  const [words, setWords] = useState('')
  const sorted = useSorted(countries)
  const found = findCountries(sorted, words, nameOf)
  const [at, setAt] = useState(() => (chosen ? sorted.indexOf(chosen) : 0))
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const active = found[Math.min(at, found.length - 1)]
  const optionId = ({ countryCode }: Country) => `${id}-${countryCode}`
  useEffect(() => {
    if (active)
      document.getElementById(`${id}-${active.countryCode}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [active, id])
  const press = (event: KeyboardEvent) => {
    const last = found.length - 1
    const step = {
      ArrowDown: Math.min(at + 1, last),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: last,
    }
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter') {
      if (active) onPick(active)
    } else if (event.key in step) setAt(step[event.key as keyof typeof step])
    else return
    // The popup around it does not hear of these keys, and the form is not sent.
    event.preventDefault()
  }
  return (
    <div className="absolute inset-x-0 top-12 z-10 rounded-ctl border border-line bg-s2 p-2 shadow-pop">
      <label className="flex h-10 items-center gap-2 rounded-ctl bg-s3 px-3 pointer-coarse:h-11">
        <Search size={16} aria-hidden="true" className="flex-none text-text-3" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={active && optionId(active)}
          aria-label={t('identity.findCountry')}
          placeholder={t('identity.findCountry')}
          autoComplete="off"
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            setAt(0)
          }}
          onKeyDown={press}
          className="min-w-0 flex-1 self-stretch bg-transparent outline-none"
        />
      </label>
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label={t('identity.countries')}
        className="mt-1 max-h-56 overflow-y-auto overscroll-contain"
      >
        {found.map((country) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are heard by the search above
          <div
            key={country.countryCode}
            id={optionId(country)}
            role="option"
            tabIndex={-1}
            aria-selected={country === chosen}
            // A press would take the focus out of the search first, and the list away with it.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(country)}
            className={cx(
              'flex min-h-10 cursor-pointer items-center gap-3 rounded-[6px] px-3 text-body-s pointer-coarse:min-h-11',
              country === active && 'bg-s3 shadow-[inset_0_0_0_2px_var(--focus)]',
            )}
          >
            <span
              aria-hidden="true"
              className="w-6 flex-none text-caption font-semibold text-text-3"
            >
              {country.countryCode}
            </span>
            <span className="min-w-0 flex-1 truncate">{nameOf(country.countryCode)}</span>
            <span className="text-text-2">+{country.countryDialingCode}</span>
            {country === chosen && <Check size={16} aria-hidden="true" className="text-brass" />}
          </div>
        ))}
      </div>
      <p role="status" className={found.length === 0 ? 'px-3 py-2 text-text-3' : 'sr-only'}>
        {found.length === 0
          ? t('identity.noCountry')
          : t('identity.countriesFound', { count: found.length })}
      </p>
    </div>
  )
}
