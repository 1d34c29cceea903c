import * as contract from '@baize/contract/support/support'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Chat } from './chat.ts'

export function serveChat(http: Http, chat: Chat): void {
  serve(http, contract.listChatModels, () =>
    ok({ list: chat.listModels().map((model) => ({ model })) }),
  )
  serve(http, contract.launchChat, ({ model = 'LIVECHAT' }) => ok({ chatUrl: chat.launch(model) }))
}
