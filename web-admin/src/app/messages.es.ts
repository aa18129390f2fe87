import type { Translation } from '../shared/i18n/catalogue.js';
import type { t } from './messages.js';

export const app: Translation<typeof t> = {
  pageBroken: 'Esta página falló',
  pageBrokenText: 'Puede que una parte no se haya cargado. Nada de lo que hiciste se perdió en el servidor.',
  loadAgain: 'Cargar de nuevo',
  loading: 'Cargando',
  navigation: 'Navegación',
  pages: 'Páginas',
  dashboard: 'Panel',
  waiting: 'en espera',
  notFound: 'No encontrado',
  notFoundTitle: 'Esta página no existe',
  notFoundText: 'Revisa si la dirección está bien escrita.',
  toDashboard: 'Ir al panel',
  yourAccount: 'Tu cuenta',
  notNow: 'Ahora no',
  passwordOnly: 'Tu cuenta está protegida solo con una contraseña.',
  setUpSecondFactor: 'Configurar un segundo factor',
  skip: 'Ir al contenido',
  tools: 'Herramientas',
  openNavigation: 'Abrir la navegación',
  account: 'Cuenta',
  signOut: 'Salir',
  sessionOver: 'Tu sesión terminó. Vuelve a entrar.',
};
