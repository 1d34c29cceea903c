import { Component, type ReactNode } from 'react'
import { CrashPage } from './pages/crash-page.tsx'

/** Catches a defect of the page itself, so that an operator sees a sentence instead of nothing. */
export class CrashFence extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <CrashPage /> : this.props.children
  }
}
