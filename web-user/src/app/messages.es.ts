/** Spanish texts of the small catalogs that are declared in files of `app`, by catalog name. */
export const app = {
  'live-updates': {
    foundTitle: '¡Tienes mesa!',
    foundText: 'Te encontramos una mesa. ¡Ven a saludar!',
    cancelledTitle: 'Encuentro cancelado',
    cancelledText: 'Alguien canceló tu mesa. Te buscaremos una nueva.',
    cancelledLateText: 'Alguien canceló tu mesa. Nos encantará encontrarte una otro sábado.',
    meetupCancelledText: 'Quien organizaba «{title}» canceló el encuentro.',
    seatLostTitle: 'Tu lugar cambió',
    seatLostText:
      'Se corrigió tu edad y queda fuera del rango de edad de tu mesa. Tu solicitud sigue abierta: te buscaremos otra mesa.',
    closedTitle: 'Tu solicitud terminó',
    closedText:
      'Con tu nueva ubicación, ese sábado está demasiado cerca para encontrarte una mesa. Nos encantaría encontrarte una otro sábado.',
  },
  crash: {
    title: 'Algo salió mal',
    text: 'No pudimos mostrar esta pantalla. Suele ayudar cargar la página de nuevo.',
    reload: 'Cargar de nuevo',
  },
  'page-failed': {
    title: 'No pudimos cargar esta página.',
    text: 'Revisa tu conexión e inténtalo de nuevo.',
  },
  gate: { closed: 'Ahora mismo no podemos conectarnos', retry: 'Intentar de nuevo' },
  shell: {
    skip: 'Ir al contenido',
    navigation: 'Principal',
    home: 'Inicio',
    browse: 'Explorar',
    matches: 'Mesas',
    chat: 'Chat',
    map: 'Mapa',
  },
  'not-found': {
    title: '404 Página no encontrada',
    hint: 'Pista: ¿alguien olvidó añadir {path} al menú?',
    signIn: 'Inicia sesión para continuar',
    home: 'Ir al inicio',
  },
  'suspended-page': {
    suspended: 'Tu lugar está en pausa.',
    ended: 'Esta cuenta está cerrada.',
    logOut: 'Cerrar sesión',
  },
  'consent-page': {
    title: 'Cambiamos nuestras reglas de la casa.',
    text: 'Nuestros Términos del servicio y nuestra Política de privacidad ya no son los que aceptaste. Échales un vistazo antes de seguir.',
    terms: 'Leer los Términos del servicio',
    privacy: 'Leer la Política de privacidad',
    termsTitle: 'Términos del servicio',
    privacyTitle: 'Política de privacidad',
    accept: 'Acepto ambos textos',
    accepting: 'Guardando...',
    otherwise:
      '¿No estás de acuerdo? Puedes llevarte tus datos, eliminar tu cuenta, o cerrar sesión y decidir después.',
    logOut: 'Cerrar sesión',
  },
  'survey-page': {
    logOut: 'Cerrar sesión',
    terms: 'Términos del servicio',
    privacy: 'Política de privacidad',
  },
  home: {
    title: 'Inicio',
    findTable: 'Buscar una mesa',
    notKnown: 'No pudimos cargar tu solicitud.',
  },
};
