import { expect, test } from 'vitest'
import { tasksOf } from './tasks'

test('an administrator sees every kind of work, and each other role its own', () => {
  expect(tasksOf('admin')).toHaveLength(9)
  expect(tasksOf('sales')).toEqual(tasksOf('admin'))
  expect(tasksOf('warehouse')).toEqual(['toPack', 'toShip', 'returns'])
  expect(tasksOf('content')).toEqual([])
})
