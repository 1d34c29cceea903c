import { Component, type ReactNode } from 'react'

type FenceProps = {
  readonly children: ReactNode
  /** What stands in the place of the children once they have failed. */
  readonly renderFailure: (error: unknown) => ReactNode
}
type State = { readonly failed: boolean; readonly error?: unknown }

/** Keeps a failure of its children, in drawing or in loading their code, from taking the rest along. */
export class Fence extends Component<FenceProps, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  override render() {
    const { failed, error } = this.state
    return failed ? this.props.renderFailure(error) : this.props.children
  }
}
