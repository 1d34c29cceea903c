import type { DeliveryAddress } from '@baize/contract/points/points'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'

export const emptyAddress: DeliveryAddress = {
  name: '',
  phone: '',
  lines: '',
  city: '',
  postcode: '',
}

export const isWhole = ({ name, phone, lines, city }: DeliveryAddress) =>
  [name, phone, lines, city].every((one) => one.trim() !== '')

const fields = [
  { id: 'name', text: 'points.addressName', most: 100, fill: 'name' },
  { id: 'phone', text: 'points.addressPhone', most: 30, fill: 'tel' },
  { id: 'lines', text: 'points.addressLines', most: 300, fill: 'street-address' },
  { id: 'city', text: 'points.addressCity', most: 80, fill: 'address-level2' },
  { id: 'postcode', text: 'points.addressPostcode', most: 20, fill: 'postal-code' },
] as const

type Props = {
  readonly value: DeliveryAddress
  readonly onValue: (address: DeliveryAddress) => void
}

/** Where goods are sent to. */
export function AddressFields({ value, onValue }: Props) {
  const t = useText()
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-body-s font-medium">{t('points.sendTo')}</legend>
      {fields.map(({ id, text, most, fill }) => (
        <TextField
          key={id}
          label={t(text)}
          value={value[id]}
          maxLength={most}
          autoComplete={fill}
          {...(id === 'postcode' && { hint: t('points.optional') })}
          {...(id === 'phone' && { inputMode: 'tel' as const })}
          onChange={({ target }) => onValue({ ...value, [id]: target.value })}
        />
      ))}
    </fieldset>
  )
}
