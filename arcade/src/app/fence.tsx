import { Component, type ReactNode } from 'react'
import { translate } from '@baize/texts/browser'
import { Button } from '@baize/ui/button'
import { ArcadeNotice } from '../shared/notice.tsx'

type State = { readonly failed: boolean }

/** A defect of the page takes the page, not the money: it says so, and a reload goes on where the server stands. */
export class ArcadeFence extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <ArcadeNotice
        title={translate('arcade.brokenTitle')}
        text={translate('arcade.brokenText')}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            {translate('arcade.reload')}
          </Button>
        }
      />
    )
  }
}
