import { useOnce } from '../../../shared/use-once.ts'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'
import { call, failureText } from '../../../shared/api.ts'
import { useOnline } from '../../../shared/online.ts'
import { SlipField } from '../picture-field.tsx'
import { readPicture } from '../../../shared/picture-file.ts'
import { takeDeposit } from './api.ts'

/** The picture of a payment that was made; with it the deposit is looked at. */
export function SendSlip({ id }: { readonly id: string }) {
  const t = useText()
  const online = useOnline()
  const [file, setFile] = useState<File>()
  const send = useOnce({
    mutationFn: async (picture: File) =>
      call(calls.sendDepositSlip, { id, picture: await readPicture(picture) }),
    onSuccess: takeDeposit,
  })
  return (
    <form
      className="grid gap-3 rounded-ctl border border-line bg-s2 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (file && online) send.mutate(file)
      }}
    >
      <SlipField
        label={t('cashier.slip')}
        help={t('cashier.slipHelp')}
        file={file}
        onFile={(next) => {
          send.reset()
          setFile(next)
        }}
        error={send.error ? failureText(send.error) : undefined}
        disabled={send.isPending}
      />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={send.isPending}
        busyLabel={t('cashier.sending')}
        disabled={!file || !online}
      >
        {t('cashier.sendSlip')}
      </Button>
    </form>
  )
}
