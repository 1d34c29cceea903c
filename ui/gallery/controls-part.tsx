import { Banknote, Landmark, QrCode, Search, Wrench } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { Checkbox } from '../forms/checkbox.tsx'
import { IconButton } from '../icon-button.tsx'
import { KeyCap } from '../key-cap.tsx'
import { NumberField } from '../forms/number-field.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { RadioCards } from '../forms/radio-cards.tsx'
import { Segmented } from '../forms/segmented.tsx'
import { Select } from '../forms/select.tsx'
import { Spinner } from '../waiting/spinner.tsx'
import { Switch } from '../forms/switch.tsx'
import { TextArea } from '../forms/text-area.tsx'
import { TextField } from '../forms/text-field.tsx'

const variants = ['primary', 'secondary', 'outline', 'ghost', 'danger', 'metal'] as const

export function ControlsPart() {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Buttons />
      <Fields />
      <Choices />
      <Switches />
    </div>
  )
}

function Buttons() {
  const [busy, setBusy] = useState(true)
  return (
    <Card title="Buttons" className="md:col-span-2">
      <div className="grid gap-4">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <div key={size} className="flex flex-wrap items-center gap-2">
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant[0]?.toUpperCase()}
                {variant.slice(1)}
              </Button>
            ))}
            <Button disabled size={size}>
              Disabled
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="primary" busy={busy} busyLabel="Sending…">
            Deposit PHP 2,000.00
          </Button>
          <Button variant="outline" busy={busy} icon={<Banknote size={18} />}>
            Withdraw
          </Button>
          <Button variant="ghost" onClick={() => setBusy(!busy)}>
            {busy ? 'Stop' : 'Start'}
          </Button>
          <IconButton label="Search" icon={<Search size={20} />} />
          <IconButton label="Search" variant="outline" icon={<Search size={20} />} />
          <IconButton label="Search" variant="solid" icon={<Search size={20} />} />
          <Spinner size={20} />
          <KeyCap>Ctrl K</KeyCap>
          <KeyCap>/</KeyCap>
        </div>
      </div>
    </Card>
  )
}

function Fields() {
  const [amount, setAmount] = useState('2000.00')
  const [note, setNote] = useState('Bank lowered its cap')
  const [zone, setZone] = useState<'manila' | 'tokyo'>('manila')
  return (
    <Card title="Fields">
      <div className="grid gap-4">
        <TextField
          label="Username"
          defaultValue="9mar"
          error="Start with a letter, then letters and digits."
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          defaultValue="harbour-lamp"
          help="8 to 20 characters."
        />
        <NumberField
          label="Amount"
          hint="Between 100.00 and 50,000.00"
          before="PHP"
          currency="PHP"
          decimals={2}
          value={amount}
          onValue={setAmount}
        />
        <Select
          label="Time zone, report day"
          value={zone}
          onValue={setZone}
          options={[
            { value: 'manila', label: 'Asia/Manila' },
            { value: 'tokyo', label: 'Asia/Tokyo' },
          ]}
        />
        <TextArea
          label="Reason"
          maxLength={140}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          countUsed={(used, of) => `${used} of ${of}`}
        />
        <TextField label="Invited by" value="HARBOR7" readOnly />
        <TextField dense label="Search games" before={<Search size={16} />} placeholder="Name" />
      </div>
    </Card>
  )
}

function Choices() {
  const [method, setMethod] = useState<'qr' | 'bank' | 'card'>('qr')
  const [view, setView] = useState<'dark' | 'light'>('dark')
  return (
    <Card title="Choices">
      <div className="grid gap-4">
        <RadioCards
          legend="How do you want to pay?"
          value={method}
          onValue={setMethod}
          cards={[
            {
              value: 'qr',
              title: 'E-wallet QR',
              text: '100 to 50,000, instant, free',
              icon: <QrCode size={20} />,
            },
            {
              value: 'bank',
              title: 'Bank transfer',
              text: '500 to 200,000, 10 min, free',
              icon: <Landmark size={20} />,
            },
            {
              value: 'card',
              title: 'Card',
              text: 'Paused, back at 02:00',
              icon: <Wrench size={20} />,
              disabled: true,
            },
          ]}
        />
        <Segmented
          label="Preview theme"
          value={view}
          onValue={setView}
          segments={[
            { value: 'dark', label: 'Dark' },
            { value: 'light', label: 'Light' },
          ]}
        />
        <Checkbox label="I have read the terms and I am 18 or over." defaultChecked />
        <Checkbox label="Remember me on this device" />
        <Checkbox label="All vendors" mixed />
        <Checkbox label="I accept the offer" error="Accept the offer to go on." />
      </div>
    </Card>
  )
}

function Switches() {
  const [sms, setSms] = useState(true)
  const [off, setOff] = useState(false)
  const [down, setDown] = useState(true)
  return (
    <Card title="Switches">
      <div className="grid gap-4">
        <Switch label="SMS code" checked={sms} onChecked={setSms} atEnd />
        <Switch label="Reset by phone" checked={off} onChecked={setOff} atEnd />
        <Switch
          label="Maintenance"
          help="Members see the maintenance page."
          tone="amber"
          checked={down}
          onChecked={setDown}
          atEnd
        />
        <Switch label="Repeat for 5 draws" checked={false} onChecked={() => undefined} disabled />
      </div>
    </Card>
  )
}
