// oxlint-disable-next-line import/no-unassigned-import -- the constructor starts the worker; the object is not needed
import 'altcha-lib/v1/worker'
