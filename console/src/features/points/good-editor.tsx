import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import { goodCategories, goodDrawings, goodKinds } from '@baize/contract/points/point-names'
import type { GoodAtDesk, GoodContent } from '@baize/contract/points/points-desk'
import { languageEntry, languages, type Language } from '@baize/kernel/language'
import { isCurrency, type Currency } from '@baize/kernel/money'
import { Segmented } from '@baize/ui/forms/segmented'
import { Select } from '@baize/ui/forms/select'
import { Switch } from '@baize/ui/forms/switch'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { brandSource } from '../../shared/documents/sources.ts'
import { documentQuery } from '../../shared/documents/use-document.ts'
import { readSum, sumText } from '../../shared/figures/sum-text.ts'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../shared/forms/use-write.ts'
import { mallRoot } from './api.ts'
import { categoryTexts, kindTexts } from './words.ts'

const fresh: GoodContent = {
  kind: 'physical',
  category: 'other',
  name: {},
  text: {},
  drawing: 'gift',
  price: 1_000,
  funds: null,
  perMember: null,
  variants: [{ code: 'one', name: '' }],
  isShown: true,
}

type Props = { readonly good: GoodAtDesk | undefined; readonly onClose: () => void }

/** A good as it stands in the mall, with the reason for the change. */
export function GoodEditor({ good, onClose }: Props) {
  const t = useText()
  const write = useWrite(mallRoot)
  const brand = useSuspenseQuery(documentQuery(brandSource)).data.live.content.currency
  const currency: Currency = good?.content.funds?.currency ?? (isCurrency(brand) ? brand : 'PHP')
  const [content, setContent] = useState(good?.content ?? fresh)
  const [language, setLanguage] = useState<Language>('EN')
  const [sum, setSum] = useState(
    content.funds === null ? '' : sumText(content.funds.amount, currency, '.'),
  )
  const [names, setNames] = useState(content.variants.map(({ name }) => name).join(', '))
  const change = (given: Partial<GoodContent>) => setContent({ ...content, ...given })
  const isFunds = content.kind === 'funds'
  const amount = isFunds ? readSum(sum, currency, '.') : undefined
  const wanted: GoodContent = {
    ...content,
    ...(isFunds && { category: 'funds' }),
    funds: isFunds && amount !== undefined ? { amount: String(amount), currency } : null,
    variants: isFunds ? fresh.variants.map((one) => ({ ...one })) : variantsOf(names, content),
  }
  const isReady =
    (content.name.EN ?? '').trim() !== '' &&
    content.price >= 1 &&
    (!isFunds || amount !== undefined)
  const send = (reason: string) =>
    write(() =>
      good === undefined
        ? call(calls.createGood, { content: wanted, reason })
        : call(calls.changeGood, { id: good.id, version: good.version, content: wanted, reason }),
    )
  const number = (text: string) => Number(/^\d{1,9}$/.exec(text.trim())?.[0] ?? 0)
  return (
    <ReasonDialog
      title={good === undefined ? t('points-desk.addGood') : (good.content.name.EN ?? '')}
      action={t('points-desk.save')}
      blocked={isReady ? undefined : t('points-desk.goodNeeded')}
      onConfirm={send}
      onClose={onClose}
    >
      {good === undefined && (
        <Segmented
          label={t('points-desk.type')}
          value={content.kind}
          onValue={(kind) => change({ kind })}
          segments={goodKinds.map((value) => ({ value, label: t(kindTexts[value]) }))}
        />
      )}
      <Segmented
        size="sm"
        label={t('points-desk.language')}
        value={language}
        onValue={setLanguage}
        segments={languages.map(({ wire }) => ({ value: wire, label: wire }))}
      />
      <TextField
        label={t('points-desk.name')}
        lang={languageEntry(language).tag}
        maxLength={80}
        value={content.name[language] ?? ''}
        onChange={({ target }) => change({ name: { ...content.name, [language]: target.value } })}
      />
      <TextField
        label={t('points-desk.text')}
        lang={languageEntry(language).tag}
        maxLength={600}
        value={content.text[language] ?? ''}
        onChange={({ target }) => change({ text: { ...content.text, [language]: target.value } })}
      />
      <TextField
        label={t('points-desk.price')}
        inputMode="numeric"
        value={content.price === 0 ? '' : String(content.price)}
        onChange={({ target }) => change({ price: number(target.value) })}
      />
      {isFunds ? (
        <TextField
          label={t('points-desk.sum', { currency })}
          inputMode="decimal"
          value={sum}
          onChange={({ target }) => setSum(target.value)}
        />
      ) : (
        <>
          <Select
            label={t('points-desk.category')}
            value={content.category}
            onValue={(category) => change({ category })}
            options={goodCategories
              .filter((value) => value !== 'funds')
              .map((value) => ({ value, label: t(categoryTexts[value]) }))}
          />
          <TextField
            label={t('points-desk.variants')}
            help={t('points-desk.variantsHelp')}
            value={names}
            onChange={({ target }) => setNames(target.value)}
          />
        </>
      )}
      <Select
        label={t('points-desk.drawing')}
        value={content.drawing}
        onValue={(drawing) => change({ drawing })}
        options={goodDrawings.map((value) => ({ value, label: value }))}
      />
      <TextField
        label={t('points-desk.perMember')}
        help={t('points-desk.perMemberHelp')}
        inputMode="numeric"
        value={content.perMember === null ? '' : String(content.perMember)}
        onChange={({ target }) => change({ perMember: number(target.value) || null })}
      />
      <Switch
        label={t('points-desk.isShown')}
        checked={content.isShown}
        onChecked={(isShown) => change({ isShown })}
      />
    </ReasonDialog>
  )
}

/** Names become codes; a name that was there keeps its code, so that its stock stays its own. */
function variantsOf(names: string, { variants }: GoodContent): GoodContent['variants'] {
  const wanted = [
    ...new Set(
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    ),
  ]
  if (wanted.length === 0) return fresh.variants.map((one) => ({ ...one }))
  return wanted.map((name, index) => {
    const known = variants.find((one) => one.name === name)
    if (known) return known
    const plain = name.replaceAll(/[^A-Za-z0-9_-]/g, '').slice(0, 16)
    return { code: plain === '' ? `v${variants.length + index + 1}` : plain, name }
  })
}
