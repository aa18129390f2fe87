import { APP_NAME } from '../../shared/app-name.js';
import { contactSentences } from './contact.js';
import { mapProvider, type MapProvider } from './map-provider.js';
import { operator, operatorName } from './operator.js';
import type { Policy } from './PolicyText.js';

const MAPS: Record<MapProvider, string> = {
  own: 'Las imágenes de los mapas las pide nuestro servidor por ti y se guardan un tiempo en tu dispositivo. Ningún servicio de mapas sabe quién mira ni qué zona mira cada persona.',
  outside:
    'Las imágenes de los mapas vienen de un servicio de mapas y tu navegador se las pide directamente. Ese servicio conoce así tu dirección de internet y la zona que miras.',
  google:
    'Los mapas y lugares vienen de Google y tu navegador se los pide directamente. Google conoce así tu dirección de internet y la zona que miras.',
};

export const policy: Policy = {
  note: 'Esta traducción está para que la leas con comodidad. El texto que vale legalmente es el inglés.',
  intro: `Esta página dice qué sabe ${APP_NAME} de ti, por qué, quién lo ve y cuándo desaparece.`,
  sections: [
    {
      title: 'Para quién es',
      paragraphs: [
        ...(operator() ? [`${APP_NAME} está a cargo de ${operator()}, responsable de tus datos.`] : []),
        `${APP_NAME} es para personas adultas. Debes tener 18 años o más para tener una cuenta, y no guardamos a sabiendas datos de nadie menor.`,
      ],
    },
    {
      title: 'Qué recopilamos',
      points: [
        'Cuenta: nombre, usuario, correo, fecha de nacimiento y, si quieres, una foto de perfil o un dibujo.',
        'Perfil: descripción, intereses y tus respuestas a la encuesta.',
        'Ubicación: el lugar que escribes o detectas. Su posición se guarda solo con una precisión de kilómetro y medio.',
        'Preferencias: tipo de lugar, rango de edad, horas y días en que puedes, y la distancia máxima.',
        'Actividad: mensajes del chat, los encuentros en los que participaste, si dijiste que vas, que llegas tarde o que no puedes, las mesas a las que faltaste y lo que nos escribiste al respecto, y lo que opinas, también con quién no quieres volver a sentarte.',
        'Compañía: las amistades con quienes vas y el código que compartiste, los cambios de tu mesa sobre los que te preguntamos y las propuestas de un chat de dos, cada una con tu respuesta.',
        'Lo que configuras: los enlaces a tu calendario, a tu plan para una amistad y a tu encuentro, los dispositivos que reciben avisos y los mensajes que desactivaste.',
        'Verificación, solo si la eliges: tu teléfono, un documento de identidad y una foto reciente.',
        'Seguridad: los reportes que haces o que se refieren a ti, las personas que bloqueas, cuándo te preguntamos si llegaste bien a casa y cuándo respondiste, y, si alguna vez suspendimos tu cuenta, por qué, hasta cuándo y lo que nos escribiste al respecto.',
        'Técnica: información del dispositivo y de la IP, que sirve para mantener seguras las sesiones y el servicio: el navegador y el sistema de cada inicio de sesión, una cookie que nos permite reconocer tu navegador durante 180 días, y si tu cuenta fue la primera de su red en su día.',
      ],
    },
    {
      title: 'Para qué lo usamos',
      points: [
        'para sentarte con personas que encajen con las preferencias de toda la mesa;',
        'para que funcionen los chats, los encuentros y los correos que necesitas;',
        'para mantener seguro el servicio: evitar abusos, revisar reportes y verificaciones.',
      ],
      paragraphs: ['No vendemos tus datos y no mostramos publicidad.'],
    },
    {
      title: 'Qué ven otras personas',
      paragraphs: [
        'Las personas de tu mesa ven tu nombre, tu foto de perfil, un rango de edad, tu nivel de confianza y tus insignias, tu descripción y tus intereses. Nunca ven tu apellido, tu usuario, tu correo, tu teléfono, tu fecha de nacimiento, tu edad exacta, tu dirección o posición, ni a qué distancia vives.',
        'Las personas que podrían unirse al mismo encuentro abierto también pueden ver tus respuestas de la encuesta. En una mesa, cada persona ve solo las respuestas que también dio y que comparte la mayoría de la mesa.',
        'Si organizas un encuentro, puedes compartir un enlace. Quien lo tenga ve el título, la fecha, la hora, la zona y los lugares libres, y ninguna persona ni dirección, hasta que dejes de compartirlo o el encuentro empiece.',
      ],
    },
    {
      title: 'Ubicación',
      paragraphs: [
        'Usamos tu ubicación para sentarte dentro de la distancia que cada persona indicó y para encontrar lugares cercanos. Tu navegador pregunta antes de compartir una posición, y siempre puedes escribir una dirección.',
        MAPS[mapProvider()],
      ],
    },
    {
      title: 'Mensajes del chat',
      paragraphs: [
        'Los mensajes los ven las personas de la mesa desde el momento en que entraron. Se borran 180 días después de la comida. Cuando eliminas tu cuenta, tus mensajes se borran en un plazo de 30 días. Quienes moderan leen mensajes solo cuando uno de ellos fue reportado, y cada consulta queda registrada.',
      ],
    },
    {
      title: 'Teléfonos, documentos de identidad y fotos',
      points: [
        'Tu teléfono sirve para enviarte códigos y se guarda hasta que lo quites o elimines tu cuenta.',
        'Los documentos de identidad se guardan cifrados y los ve solo la persona de moderación que los revisa, que entra con un segundo factor; cada consulta queda registrada. Un PDF se convierte en imágenes de sus páginas; el PDF no se guarda. El archivo se borra en cuanto se aprueba, en un plazo de 7 días si se rechaza y de 30 días si nunca se decidió.',
        'La foto que tomas para verificar tu imagen se compara con tu foto de perfil y se borra en los mismos plazos.',
        'Queda el resultado, quién lo revisó, cuándo y si la fecha de nacimiento coincidía.',
      ],
    },
    {
      title: 'Reportes, bloqueos y suspensiones',
      paragraphs: [
        'A quien reportas no se le dice quién lo hizo; solo lo sabe nuestro equipo de moderación. Con tu reporte guardamos una copia de lo que se trata: el perfil como lo veían los demás, el encuentro, o el mensaje con hasta diez anteriores y diez posteriores. Queda registrado cada vez que alguien de moderación la mira. La copia y tu nota se borran 180 días después de la decisión; la decisión misma se conserva.',
        'Los bloqueos son silenciosos: la otra persona no se entera. Se guardan hasta que los quitas o hasta que una de las dos personas elimina su cuenta. Un reporte que nadie decidió se elimina tras 180 días, salvo que se trate de la seguridad de alguien.',
        'Si suspendemos o cerramos tu cuenta, te decimos por qué y hasta cuándo, y puedes escribirnos una vez para que la revise alguien de moderación que no tomó la decisión. El motivo, las fechas y las notas se guardan hasta que se elimina tu cuenta.',
      ],
    },
    {
      title: 'Quién nos ayuda',
      paragraphs: [
        'Parte del trabajo la hacen servicios que pueden usar tus datos solo para ese trabajo: alojar y guardar datos, enviar correos y mensajes de texto, buscar direcciones y mostrar mapas. Si inicias sesión con otro servicio, como Google, este nos dice tu nombre, tu correo y si lo verificó, y sabe que usas este. Nunca recibimos tu contraseña de allí ni tomamos tu foto de él.',
      ],
    },
    {
      title: 'Cuánto tiempo lo guardamos',
      points: [
        'Con quién te sentaste, si dijiste que ibas y lo que opinaste: un año. Con quién no quieres volver a sentarte: hasta que una de las dos personas elimina su cuenta.',
        'Las mesas a las que faltaste: 90 días, y una apelación hasta 30 días después de su respuesta.',
        'Los grupos de amistades y sus códigos: hasta dos días después del sábado.',
        'Los cambios de mesa y las propuestas de un chat de dos, con tu respuesta: hasta que terminan, 14 días como máximo. Un chat de dos se cierra tras 90 días sin mensajes.',
        'Cuándo te preguntamos si llegaste bien a casa y cuándo respondiste: dos días. No guardamos la respuesta; un no es un reporte.',
        'El enlace a tu plan: hasta seis horas después del comienzo, o hasta que lo retires. El enlace a tu calendario: hasta que lo cambies o elimines tu cuenta.',
        'Un dispositivo con avisos: hasta que cierres sesión en él o los desactives.',
        'Los registros, restablecimientos y cambios sin terminar: un día después de que venza su código. Los contadores que frenan abusos: un día como máximo.',
      ],
      paragraphs: [
        'Guardamos tus datos mientras tengas una cuenta. Si no inicias sesión en dos años, te escribimos dos veces y después la eliminamos. Los textos de los encuentros y las propuestas de lugares se borran 180 días después de la fecha. Lo que hizo nuestro equipo de moderación queda registrado dos años. Cuando eliminas tu cuenta, se cierra tu sesión, sales de todas las mesas y tu perfil deja de verse de inmediato; los datos personales y los mensajes se borran en un plazo de 30 días. La copia que hay en un reporte sobre ti se guarda hasta 180 días después de su decisión, también cuando tu cuenta ya no existe. Las sesiones terminan tras 7 días sin uso.',
      ],
    },
    {
      title: 'Tus opciones y derechos',
      paragraphs: [
        'Puedes ver y cambiar la mayoría de tus datos en la aplicación, descargarlos todos y eliminar tu cuenta. Según dónde vivas, también puedes oponerte a lo que hacemos con ellos, limitarlo y quejarte ante una autoridad de protección de datos.',
      ],
    },
    {
      title: 'Cambios y preguntas',
      paragraphs: [
        `Cuando esta política cambia, la publicamos aquí con su fecha y te avisamos en la aplicación si es importante. ${contactSentences(
          {
            byEmail: 'Si tienes preguntas, escribe a {contact}.',
            elsewhere: 'Nos encuentras aquí: {reach}.',
            otherwise: `Si tienes preguntas, hazlas a ${operatorName() || `quienes llevan ${APP_NAME} donde estás`}.`,
          },
        )}`,
      ],
    },
  ],
};
