import { useState } from 'react'
import { calls } from 'virtual:contract'
import { goodCategories, goodDrawings, goodKinds } from '@baize/contract/points/point-names'
import type { GoodAtDesk, GoodContent } from '@baize/contract/points/points-desk'
import { languageEntry, languages, type Language } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { Segmented } from '@baize/ui/forms/segmented'
import { Select } from '@baize/ui/forms/select'
import { Switch } from '@baize/ui/forms/switch'
import { TextField } from '@baize/ui/forms/text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useLanguage, useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { readSum, sumText } from '../../shared/figures/sum-text.ts'
import { useBrandCurrency } from '../../shared/figures/use-brand-currency.ts'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../shared/forms/use-write.ts'
import { mallRoot } from './api.ts'
import { variantsOf } from './variants.ts'
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
export function GoodEditor(props: Props) {
  const brand = useBrandCurrency()
  const currency = props.good?.content.funds?.currency ?? brand
  return currency && <Editor {...props} currency={currency} />
}

function Editor({ good, currency, onClose }: Props & { readonly currency: Currency }) {
  const t = useText()
  const show = useToast()
  const write = useWrite(mallRoot)
  const mark = decimalMark(languageEntry(useLanguage()).tag)
  const [content, setContent] = useState(good?.content ?? fresh)
  const [language, setLanguage] = useState<Language>('EN')
  const [sum, setSum] = useState(
    content.funds === null ? '' : sumText(content.funds.amount, currency, mark),
  )
  const [price, setPrice] = useState(String(content.price))
  const [perMember, setPerMember] = useState(String(content.perMember ?? ''))
  const [names, setNames] = useState(content.variants.map(({ name }) => name).join(', '))
  const change = (given: Partial<GoodContent>) => setContent({ ...content, ...given })
  const isFunds = content.kind === 'funds'
  const amount = isFunds ? readSum(sum, currency, mark) : undefined
  const wanted: GoodContent = {
    ...content,
    ...(isFunds && { category: 'funds' }),
    funds: isFunds && amount !== undefined ? { amount: String(amount), currency } : null,
    price: wholeOf(price) ?? 0,
    perMember: wholeOf(perMember) ?? null,
    variants: variantsOf(isFunds ? '' : names, content.variants),
  }
  const isReady =
    (content.name.EN ?? '').trim() !== '' &&
    wanted.price >= 1 &&
    (perMember.trim() === '' || (wanted.perMember ?? 0) >= 1) &&
    (!isFunds || (amount ?? 0n) > 0n)
  async function send(reason: string) {
    const { approvalId } = await write(() =>
      good === undefined
        ? call(calls.createGood, { content: wanted, reason })
        : call(calls.changeGood, { id: good.id, version: good.version, content: wanted, reason }),
    )
    if (approvalId !== null) show(t('points-desk.goodWaits'), 'ok')
  }
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
        value={price}
        maxLength={10}
        onChange={({ target }) => setPrice(target.value)}
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
        value={perMember}
        maxLength={7}
        onChange={({ target }) => setPerMember(target.value)}
      />
      <Switch
        label={t('points-desk.isShown')}
        checked={content.isShown}
        onChecked={(isShown) => change({ isShown })}
      />
    </ReasonDialog>
  )
}

/** A whole number as it is typed; nothing where it is none. */
function wholeOf(text: string): number | undefined {
  return /^\d{1,10}$/.test(text.trim()) ? Number(text) : undefined
}
