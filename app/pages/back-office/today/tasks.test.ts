import { expect, test } from 'vitest'
import { permissionsOfBuiltIn } from '~/features/identity/identity'
import { tasksOf } from './tasks'

test('an administrator sees every kind of work, and each other role its own', () => {
  const of = (role: string) => tasksOf(permissionsOfBuiltIn(role)!)
  expect(of('admin')).toHaveLength(9)
  expect(of('sales')).toEqual(of('admin'))
  expect(of('warehouse')).toEqual(['toPack', 'toShip', 'returns'])
  expect(of('content')).toEqual([])
})
