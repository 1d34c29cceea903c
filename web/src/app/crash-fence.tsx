import { Component, type ReactNode } from 'react'
import { CrashPage } from './pages/crash-page.tsx'

type State = { readonly reference: string | null }

/** Catches a defect of the page itself, so that a person sees a sentence instead of nothing. */
export class CrashFence extends Component<{ children: ReactNode }, State> {
  override state: State = { reference: null }

  static getDerivedStateFromError(): State {
    return { reference: crypto.randomUUID().slice(0, 8) }
  }

  override render() {
    const { reference } = this.state
    return reference === null ? this.props.children : <CrashPage reference={reference} />
  }
}
