import type { OrderWords } from '../../shared/lists/order-bar.tsx'

export const cashierOrderWords: OrderWords = {
  notSaved: 'cashier-desk.orderChanged',
  undo: 'cashier-desk.undoOrder',
  save: 'cashier-desk.saveOrder',
  text: 'cashier-desk.orderText',
  saved: 'cashier-desk.orderSaved',
}
