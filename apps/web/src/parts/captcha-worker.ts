// oxlint-disable-next-line import/no-unassigned-import -- the worker is all that it does
import 'altcha-lib/v1/worker'
